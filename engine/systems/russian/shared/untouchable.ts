/** Whom the secretary is out of reach of: those who kill, who cuts faces, and who checks colours (RU-SEC-2, RU-GEN-12). By move. */
export const spares: Readonly<Record<string, string>> = {
  shoot: 'RU-SEC-2',
  insure: 'RU-SEC-2',
  order: 'RU-SEC-2',
  vigilanteShot: 'RU-SEC-2',
  cutFace: 'RU-SEC-2',
  check: 'RU-GEN-12',
}
