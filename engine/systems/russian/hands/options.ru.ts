/** What these prompts say, in Russian. */
export const prompts: Readonly<Record<string, string>> = {
  collectedRole: 'Выбыли сразу несколько целей коллекционера. Чью роль он забирает?',
}
