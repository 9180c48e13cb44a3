/** The version that stands beside what it resolved. */
export const engineVersion = '0.2.0'
