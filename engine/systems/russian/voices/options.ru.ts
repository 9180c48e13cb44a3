/** What these options say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  politicianSeesSelfMoves:
    'Чьи ходы на себя замечает политик: любого игрока или только того, кто под его покровительством.',
}
