import type { Ruling } from '../../../rules/role.ts'

const stated = (says: string): Ruling => ({ says, origin: 'stated' })
const chosen = (says: string): Ruling => ({ says, origin: 'default' })

const shots: Record<string, Ruling> = {
  'RU-KILL-1': stated(
    'The mafia gets a shot on odd nights, the maniac or the yakuza on even ones; a side that alone is left gets one every night and takes over what the other had in reserve.',
  ),
  'RU-KILL-2': stated(
    'A shot is realised by killing a red; otherwise, also when a black died of it, it stays in reserve for the nearest night, and the turns of the sides do not move.',
  ),
  'RU-KILL-3': stated('In one night each mafioso makes one shot at most, and the maniac two if he holds two.'),
  'RU-KILL-4': stated(
    'A new shot that a side cannot use beside its unused ones goes to the other side, or to the poisoner as another poisoning.',
  ),
  'RU-KILL-5': stated('A shot that kills the faceless is not used up; one more move follows on the next night.'),
  'RU-KILL-6': stated(
    'A black who kills through a civil role kills no more in one night than otherwise, and it costs his nearest shot; a kill by a joker, poisoner or executor costs the shot of the next night.',
  ),
  'RU-KILL-7': chosen(
    "Killers may pass, and this takes the other side's insurance away unless they say that it stays.",
  ),
  'RU-KILL-8': stated('A killer attacks by reaching the victim; one who was kept at home attacked nobody.'),
  'RU-KILL-9': stated(
    'Whoever was attacked and lives makes no later move that night, except to heal himself, and hears of it in the morning.',
  ),
  'RU-KILL-10': chosen(
    'The first of several killers at a corpse has the kill, all of them learn the team, and the others keep their shots.',
  ),
  'RU-KILL-11': stated('Who was saved stays saved when the rescue itself brings a killer upon the rescuer.'),
}

const insurance: Record<string, Ruling> = {
  'RU-INS-1': stated(
    'A partner who does not shoot insures the one who does: if an earlier role or killer stops the shot, he shoots at the same target or at one of his own; he may decline, and a saved victim or a shot called off at that target gives him nothing.',
  ),
  'RU-INS-2': stated(
    'Partners may say whose target goes first, may send in whatever an absent partner could, civil moves too, and may shoot a partner only if both agree.',
  ),
  'RU-INS-3': stated(
    'The side without a shot may insure the side that has one, with a target of its own: it shoots only if the other was kept from attacking, and not if the other killed, passed, or attacked somebody who was saved.',
  ),
  'RU-INS-4': stated(
    "A shot that an insurer makes is the insured side's: what it earns by killing a black or the faceless goes there.",
  ),
  'RU-INS-5': stated('Insurance that a rescue sets off comes after all civil killers.'),
  'RU-INS-6': stated(
    'Partners are blacks who co-operate: those who shoot for the same side, the pair made of the last two, and maniac and imitator once they have met, who need consent to a suicide and to a shot at the other but do not insure each other by default.',
  ),
  'RU-SUI-1': stated(
    'A black may kill himself on any night, with the consent of living partners and after his own shot; nothing stops it, it hurts nobody else, and only a guard, a heal or the life of an immortal saves him. A condition may call it off.',
  ),
}

const sides: Record<string, Ruling> = {
  'RU-MAF-1': stated('The mafia are partners who know each other and shoot on odd nights.'),
  'RU-MAF-2': stated("When the maniac's side is gone the mafia shoots every night."),
  'RU-MAF-3': stated('What the mafia did not realise it may use on the nearest night, and unused shots add up.'),
  'RU-MAF-4': stated('A shot that kills a black and a red together is realised.'),
  'RU-MAF-5': stated('One mafioso makes one shot a night; two shots take two of them.'),
  'RU-MAF-6': stated(
    'On a night of the maniac without a shot of her own the mafia may insure him, and shoots only if he was kept from attacking.',
  ),
  'RU-MAF-7': stated('When the mafia kills in his place the maniac gets no shot in return.'),
  'RU-MAF-8': stated(
    'A mafioso whose partner shoots can insure only the partner, and when both shoot neither insures the other.',
  ),
  'RU-MAF-9': stated(
    'The partner insures by default, also against an earlier killer; a shot that a geisha or a black bodyguard called off is not repeated at that target, and a saved victim brings no second shot.',
  ),
  'RU-MAF-10': stated(
    'Before her nights, or every night once she is alone, the mafia may spread a rumour about one player, who then shows black.',
  ),
  'RU-MAN-1': stated("The maniac shoots on even nights, and on every night when the mafia's side is gone."),
  'RU-MAN-2': stated('What the maniac did not realise he keeps, and he may kill twice in a night with two shots.'),
  'RU-MAN-3': stated(
    'Without a shot of his own the maniac may insure mafia whom no partner insures, and shoots only if they were kept from attacking and neither they nor their hireling killed.',
  ),
  'RU-MAN-4': stated('When the maniac kills in her place the mafia gets no shot in return.'),
  'RU-MAN-5': stated(
    'Before even nights the maniac may spread a rumour, and a geisha or an imitator in his place plays by his rules.',
  ),
  'RU-SLN-1': stated(
    'On the day before its own night a side may slander one player, also one of its own; werewolves may only once they have a shot of the negative role, also a joker, poisoner or executor who is the last black.',
  ),
}

const attacks: Record<string, Ruling> = {
  'RU-GEN-7': stated(
    'Whoever a killer came to and who lives is told in the morning, and skips every move that stands after the killers; healing oneself is excepted, and so is the executor. A killer attacked by an earlier one skips too.',
  ),
  'RU-GEN-10': stated(
    "A killer who outlives the night learns the team of whom he killed; so does every killer who came to that corpse, and the kill is the first one's.",
  ),
  'RU-GEN-18': stated('Who watches a killer whose target was changed sees only where he went in the end.'),
  'RU-GEN-24': stated(
    'When saving a victim brings a second killer upon the rescuer, the first killer still attacked, and the victim lives by chance.',
  ),
  'RU-FMT-6': stated(
    'In the extended format nights 1 and 2 belong to both sides: each has a shot and a rumour, in the usual order of killers.',
  ),
  'RU-FMT-7': stated(
    "In the extended format at most one black dies on nights 1 and 2 by another black's shot; a further such shot is skipped and lost.",
  ),
  'RU-OVL-4': stated(
    "A black's kill through a civil role adds no kill to the night and is paid with the nearest shot, also where it kills a black; the faceless killed so costs nothing.",
  ),
}

export const killers: Record<string, Ruling> = { ...shots, ...insurance, ...sides, ...attacks }
