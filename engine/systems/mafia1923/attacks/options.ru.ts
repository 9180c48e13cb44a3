/** What the options of the Butler and the Drunkard say, in Russian. */
export const options: Readonly<Record<string, string>> = {
  'butler.shieldCountsWhenSavedOtherwise':
    'Идет ли покушение мафии на дворецкого в счет его двух, если его спасло и что-то другое.',
  'poison.restack': 'Начинается ли срок заново, если отравить уже отравленного.',
  'public.healthOfDead': 'Объявляют ли об отравлении или исцелении того, кто умер позже в ту же ночь.',
}
