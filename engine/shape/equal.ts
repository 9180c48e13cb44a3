/** Whether two pieces of plain data say the same, in whatever order their keys stand. What is shared is looked at once. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one)
      && Array.isArray(other)
      && one.length === other.length
      && one.every((item, index) => isEqual(item, other[index]))
    )
  const [mine, yours] = [written(one), written(other)]
  return (
    mine.length === yours.length
    && mine.every(
      ([key, value]) => Object.hasOwn(other, key) && isEqual(value, (other as Record<string, unknown>)[key]),
    )
  )
}

/** The entries that would be written: what is undefined is not. */
const written = (data: object): [string, unknown][] => Object.entries(data).filter(([, value]) => value !== undefined)
