// Makes elements. Texts stay texts, whatever they contain.
/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} attributes
 * @param {...(string | Node)} content
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const make = (name, attributes, ...content) => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...content)
  return element
}

/** @param {string} text */
export const apart = (text) => make('bdi', {}, text)

/** @param {string} key */
export const spoken = (key) => key.replace(/^([a-z])([a-z]+)-/, (_, first, rest) => `${first.toUpperCase()}${rest} `)

/**
 * The lower end of an enclosure is close enough to be seen.
 * @param {import('../../../src/transformer/trace/shape.ts').Quantity} quantity
 */
export const quantityOf = (quantity) => (typeof quantity === 'string' ? quantity : quantity.lo)
