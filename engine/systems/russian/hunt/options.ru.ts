/** What the options and prompts of a witch hunt say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  deadMayorOpensHunt: 'Считается ли пост потерянным, а охота на ведьм возможной, если мэр выбыл, не лишившись поста.',
  huntMinutes: 'Сколько минут с начала голосования принимаются одобрения охоты на ведьм.',
  huntAutoVote: 'Ставится ли на охоте автоголос тому, кто не проголосовал.',
  huntBoosts: 'Усиливаются ли на охоте оба голоса игрока или только первый.',
}

export const prompts: Readonly<Record<string, string>> = {
  huntApproved: 'Ни одного одобрения охоты не внесено. Одобрила ли охоту за 15 минут половина основных игроков?',
}
