// The order of magnitude of a decimal text, which may be far below the smallest double.

/** Its log₁₀; −∞ for 0. @example decadeOf('1.5e-40000') // -39999.82… */
export function decadeOf(text: string): number {
  const [mantissa, exponent = '0'] = text.split('e')
  return Math.log10(Math.abs(Number(mantissa))) + Number(exponent)
}
