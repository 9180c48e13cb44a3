/** What these prompts say, in Russian. */
export const prompts: Readonly<Record<string, string>> = {
  heroDefends: 'Все голоса отданы, и герой узнает, кто должен быть залинчован. За кого он встает на защиту?',
  heroTakesDown:
    'Залинчован герой, который раньше спас красного. Кого из голосовавших против него он забирает с собой?',
  detonatorTarget: 'Все голоса отданы, детонатор активирован. С кем взрывается террорист?',
}
