/** What the options and prompts of the lynch say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  immuneAutoVote:
    'Что становится с голосом, который обращается против самого голосующего, если голосовать против него нельзя, как против мэра: он пропадает или остается в силе.',
}

export const prompts: Readonly<Record<string, string>> = {
  lynched: 'Голоса разделились поровну. Кого залинчевали на переголосовании?',
  recordedDead: 'В записи о линчевании назван игрок, который умер раньше: исправьте запись.',
}
