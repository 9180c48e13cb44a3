/** What the options of bodyguard and kamikaze say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  wardHearsOfCivilKiller:
    'Сообщают ли подопечному, если телохранителя застрелили через мирную роль, что негативной роли у убийцы не было или какая была.',
}
