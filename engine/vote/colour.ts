/** Which colours are green. */

/**
 * `#080`, `#008000`, `rgb(0, 128, 0)`, `green` and whatever has green in its name; no grey, and nothing as blue or
 * yellow.
 */
export function isGreen(colour: string): boolean {
  const text = colour.trim().toLowerCase()
  if (/^(?:[a-z]*green|lime|chartreuse)$/.test(text)) return true
  const parts = hex(text) ?? /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text)?.slice(1).map(Number)
  if (parts?.length !== 3) return false
  const [red, green, blue] = parts as [number, number, number]
  return green >= 64 && green >= red * 1.3 && green >= blue * 1.3
}

function hex(text: string): number[] | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1]
  if (digits === undefined) return undefined
  const each = digits.length / 3
  return [0, 1, 2].map(at => parseInt(digits.slice(at * each, (at + 1) * each).repeat(3 - each), 16))
}
