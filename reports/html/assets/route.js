// Shows one view at a time, chosen by the hash of the address: a view, a statement, or a claim within one, which is opened.
const FIRST = 'view_map'
const views = [...document.querySelectorAll('.view')].filter((view) => view instanceof HTMLElement)
const links = [...document.querySelectorAll('header nav a')]
const title = document.title

/** What the address names; null if there is no such thing. */
const named = () => {
  const name = location.hash.slice(1)
  try {
    return document.getElementById(name) ?? document.getElementById(decodeURIComponent(name))
  } catch {
    // A percent sign that stands for itself.
    return null
  }
}

/** @param {boolean} isMove Whether the reader followed a link: then the focus moves, too. */
const show = (isMove) => {
  const wanted = named()
  const isInView = wanted !== null && wanted.closest('.view') !== null
  // The link that skips to the content changes no view, but an address that is opened shows one.
  if (isMove && wanted !== null && !isInView) return
  const place = isInView ? wanted : document.getElementById(FIRST)
  const view = place?.closest('.view')
  if (place === null || !(view instanceof HTMLElement)) return
  for (const other of views) other.classList.toggle('current', other === view)
  for (const link of links) {
    if (link.getAttribute('href') === `#${view.id}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  const name = view.getAttribute('data-title')
  document.title = name === null || view.id === FIRST ? title : `${name} · ${title}`
  if (place instanceof HTMLDetailsElement) place.open = true
  document.dispatchEvent(new CustomEvent('view', { detail: view }))
  if (place === view) window.scrollTo(0, 0)
  else place.scrollIntoView()
  if (!isMove) return
  const focus = place instanceof HTMLDetailsElement ? place.querySelector('summary') : view.querySelector('h1, h2')
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
}

window.addEventListener('hashchange', () => show(true))
// The browser scrolls to the target by itself, but before the other views are hidden.
window.addEventListener('load', () => show(false))
show(false)

export {}
