// Reads what people and programs wrote. Some editors put a byte order mark at the start of a file, which is no part of its text.
import { readFileSync } from 'node:fs'

export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '')

/** @example readText('corpus/lemma-8a.jsonl') */
export const readText = (path: string): string => withoutMark(readFileSync(path, 'utf8'))
