// Light, dark, or the theme of the system; remembered if the browser allows it. Runs before anything is drawn.
{
  const NAMES = /** @type {Record<string, string>} */ ({ system: 'Auto', light: 'Light', dark: 'Dark' })
  const CHOICES = Object.keys(NAMES)
  const root = document.documentElement
  root.classList.add('js')

  const remembered = () => {
    try {
      return CHOICES.find((choice) => choice === localStorage.getItem('lemmata-theme')) ?? 'system'
    } catch {
      return 'system'
    }
  }

  /** @param {string} choice */
  const remember = (choice) => {
    try {
      localStorage.setItem('lemmata-theme', choice)
    } catch {
      // Some browsers store nothing for local files.
    }
  }

  /** @param {string} choice */
  const apply = (choice) => {
    if (choice === 'system') root.removeAttribute('data-theme')
    else root.setAttribute('data-theme', choice)
  }

  let current = remembered()
  apply(current)
  document.addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('button.theme')
    if (!(button instanceof HTMLButtonElement)) return
    const name = () => {
      button.textContent = NAMES[current]
      button.setAttribute('aria-label', `Theme: ${NAMES[current]}`)
    }
    button.hidden = false
    name()
    button.addEventListener('click', () => {
      current = CHOICES[(CHOICES.indexOf(current) + 1) % CHOICES.length]
      apply(current)
      remember(current)
      name()
    })
  })
}
