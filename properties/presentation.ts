// How reports name the built-in claims: the sections are stretches of the paper's one counter, then what has no number.

/** The options of the reporter in this repository. */
export const presentation = {
  title: 'Theorems about attention, tested',
  about:
    'Hard attention is evaluated exactly and softmax is enclosed soundly: no verdict rests on floating point. Statements are in our words.',
  sections: [
    section('Attention, hard and soft (1–5)', numbered('definition', 1, 2, 3, 4, 5)),
    section('One row of attention (6–9)', numbered('lemma', 6, 7, 8, 9)),
    section('Positions (10)', ['proposition-10']),
    section('Previous and next (11–13)', ['definition-11', 'theorem-12', 'theorem-13']),
    section('Since and until (14–18)', [
      'definition-14',
      ...numbered('theorem', 15, 16),
      ...numbered('corollary', 17, 18),
    ]),
    section('Counting (19–23)', ['definition-19', ...numbered('theorem', 20, 21), ...numbered('corollary', 22, 23)]),
    section('Any hard attention by soft attention (24–26)', ['proposition-24', 'lemma-25', 'theorem-26']),
    section('Bounds behind it (27–33)', numbered('lemma', 27, 28, 29, 30, 31, 32, 33)),
    section('Tasks', ['tasks']),
    section('Beyond the numbered statements', ['fusion', 'score-scale', 'sensitivity', 'srasp', 'neighbour-by-angles']),
    section('Proofs for every length', ['every-length']),
    section('The arithmetic underneath', ['arithmetic']),
    section('Examples of claims of one’s own', [
      ...['equal-share', 'symbol-before', 'memory', 'own-compiler', 'one-head', 'raise', 'parity', 'finds-one'],
    ]),
  ],
  statements: {},
}

function section(
  title: string,
  claims: readonly string[],
): { readonly title: string; readonly claims: readonly string[] } {
  return { title, claims }
}

function numbered(kind: string, ...numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => `${kind}-${number}`)
}
