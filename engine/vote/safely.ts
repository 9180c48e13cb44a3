/** Reading what may be too tangled to be read (`html.ts`): a post of a thread of thousands must not keep the others from being read. */
export function safely<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
