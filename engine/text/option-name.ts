/** What options and their values are called: as a whole where they have a name, else after the parts of their ids. */

/** The name of an id, where it has one. */
type Named = (id: string) => string | undefined

/** @returns the option as screens and texts call it: `ties at the cut-off`, `court: size` */
export const optionNamed = (id: string, named: Named, spaced: (id: string) => string): string =>
  named(id)
  ?? id
    .split('.')
    .map(part => named(part) ?? spaced(part))
    .join(': ')

/** @returns the value where this option calls it by a name of its own, as the names have it: `tie=draw` */
export const valueNamed = (option: string, value: string | boolean | number, named: Named): string | undefined =>
  named(`${option}=${value}`)
