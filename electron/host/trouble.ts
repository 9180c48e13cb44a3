/** What a person is told when something cannot be done, and what to do about it. */
export interface Trouble {
  message: string
  remedy: string
}

/** What an error says to a person. @param error of the desk, with a remedy; or any other */
export function troubleOf(error: unknown): Trouble {
  const message = error instanceof Error ? error.message : String(error)
  const remedy =
    typeof error === 'object' && error !== null && 'remedy' in error && typeof error.remedy === 'string'
      ? error.remedy
      : 'This is a mistake in Nightdesk: please report it.'
  return { message, remedy }
}
