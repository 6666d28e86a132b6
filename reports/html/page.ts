// `index.html`: one file that needs neither a network nor a server. It contains all texts, so it can be searched, printed and read without
// scripts; the scripts show one view at a time, filter the claims, move around the map and draw attention.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Coverage, nameOf, type Theorems } from '../document/index.ts'
import { claimId, partId } from './address.ts'
import { errata, titleOfRefuted } from './errata.ts'
import { groupsOf } from './groups.ts'
import { list } from './list.ts'
import { map } from './map/index.ts'
import { html, trustedHtml } from './markup.ts'
import { type MutantReport, mutantsView } from './mutants.ts'
import { statementPage } from './statement-page.ts'
import { banner, totals } from './totals.ts'
import type { Link } from './typeset.ts'

const NO_MUTANTS: MutantReport = { planted: [], stryker: null }

/** What a page shows besides the document. */
export interface PageOptions {
  /** Default: none. */
  readonly mutants?: MutantReport | undefined
  /** By id of the statement. Default: none. */
  readonly coverage?: ReadonlyMap<string, Coverage> | undefined
}

/** The page of a run. @example pageOf(theorems([], { profile: 'quick', seed: 1, seconds: 0 })).slice(0, 15) // <!doctype html> */
export function pageOf(document: Theorems, { mutants = NO_MUTANTS, coverage = new Map() }: PageOptions = {}): string {
  const groups = groupsOf(document)
  const byId = new Map(groups.map((group) => [group.id, group]))
  const keys = new Set(document.claims.map(({ key }) => key))
  const link: Link = {
    to: (name) => (keys.has(name) ? `#${claimId(name)}` : byId.has(name) ? `#${partId('statement', name)}` : null),
    nameOf: (key) => nameOf(key, document.presentation),
  }
  const title = document.presentation.title ?? 'Claims, tested'
  const refuted = titleOfRefuted(document.claims)
  const [style, theme, modules] = [asset('style.css'), asset('theme.js'), MODULES.map(moduleOf)]
  const policy = policyFor([style], [theme, ...modules])
  const hasMutants = mutants.planted.length > 0 || mutants.stryker !== null
  return html`${trustedHtml('<!doctype html>')}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${trustedHtml(policy)}">
<title>${title} · lemmata</title>
<style>${trustedHtml(style)}</style>
<script>${trustedHtml(theme)}</script>
</head>
<body>
<a class="skip" href="#page_content">Skip to the content</a>
<header class="top">
<a class="brand" href="#view_map">lemmata</a>
<nav aria-label="Views"><a href="#view_map">Map</a> <a href="#view_claims">Claims</a> ${refuted === null ? null : html`<a href="#view_errata">${refuted}</a>`}${hasMutants ? html` <a href="#view_mutants">Mutants</a>` : null}</nav>
<button type="button" class="theme" hidden></button>
</header>
<main id="page_content" tabindex="-1">
<section class="view" id="view_map" data-title="Map">
<h1 tabindex="-1" dir="auto">${title}</h1>
${totals(document)}
${banner(document, link)}
${map(groups)}
</section>
<section class="view" id="view_claims" data-title="Claims">
<h1 tabindex="-1">Claims</h1>
${list(groups, link)}
</section>
${refuted === null ? null : html`<section class="view" id="view_errata" data-title="${refuted}">${errata(document.claims, link)}</section>`}
${hasMutants ? html`<section class="view" id="view_mutants" data-title="Mutants">${mutantsView(mutants, groups, link)}</section>` : null}
${groups.map((group) => statementPage(group, byId, { link, mutants: mutants.planted, coverage }))}
</main>
<footer>Made by <b>lemmata</b> from <code>theorems.json</code> in the same folder.</footer>
${modules.map((source) => html`<script type="module">${trustedHtml(source)}</script>\n`)}
</body>
</html>
`.source
}

/** Independent modules, each a list of files in the order of their imports. */
const MODULES = [['route.js'], ['filter.js'], ['map.js'], ['dom.js', 'heat.js', 'layer.js', 'viewer.js']]

/** A page in one file cannot import anything: imported names are defined above, in the same module. */
const moduleOf = (files: readonly string[]): string =>
  files.map((file) => asset(file).replace(/^import .*\n|^export (?:\{\}\n)?/gm, '')).join('')

/** Our own files, which the build copies next to this one; with the ends of lines that a browser reads. */
const asset = (name: string): string =>
  readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8').replaceAll('\r\n', '\n')

/** Only what stands here runs and styles, told by its hash: no attribute, and no text that became markup after all. */
const policyFor = (styles: readonly string[], scripts: readonly string[]): string =>
  [
    "default-src 'none'",
    ['style-src', ...styles.map(hashOf)].join(' '),
    ['script-src', ...scripts.map(hashOf)].join(' '),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
