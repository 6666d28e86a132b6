// Filters the list of claims by text, verdict, kind and section. There are many steps and controls: unless selected, only a search shows them.
const form = document.querySelector('form.filters')
const rows = [...document.querySelectorAll('ul.claims > li')]
  .filter((row) => row instanceof HTMLElement)
  .map((row) => ({ row, text: (row.textContent ?? '').replace(/\s+/g, ' ').toLowerCase() }))
const groups = [...document.querySelectorAll('#view_claims section.group')].filter(
  (group) => group instanceof HTMLElement,
)
const nothing = document.querySelector('.nothing')

/**
 * @param {FormData} wanted
 * @param {{ row: HTMLElement, text: string }} claim
 */
const fits = (wanted, { row, text }) => {
  const words = String(wanted.get('text')).toLowerCase().split(/\s+/).filter(Boolean)
  const { mood, variant, section, aside } = row.dataset
  const kind = wanted.get('variant') ?? 'every'
  const isKind = kind === 'every' || (kind === '' ? aside === undefined || words.length > 0 : variant === kind)
  return (
    isKind &&
    ['', mood].includes(String(wanted.get('mood') ?? '')) &&
    ['', section].includes(String(wanted.get('section') ?? '')) &&
    words.every((word) => text.includes(word))
  )
}

const filter = () => {
  if (!(form instanceof HTMLFormElement)) return
  const wanted = new FormData(form)
  let shown = 0
  for (const claim of rows) {
    claim.row.hidden = !fits(wanted, claim)
    if (!claim.row.hidden) shown += 1
  }
  for (const group of groups) group.hidden = group.querySelector('li:not([hidden])') === null
  if (nothing instanceof HTMLElement) nothing.hidden = shown > 0
  const count = form.elements.namedItem('count')
  if (count instanceof HTMLOutputElement) count.value = `${shown} of ${rows.length} claims`
}

if (form instanceof HTMLFormElement) {
  form.addEventListener('input', filter)
  form.addEventListener('submit', (event) => event.preventDefault())
  nothing?.querySelector('button')?.addEventListener('click', () => {
    form.reset()
    filter()
  })
  filter()
}

export {}
