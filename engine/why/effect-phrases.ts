/** What explanations say of what came of a deed: in a sentence behind its answer, and as the answer of a tree. */
import type { InLocales, Phrases } from './phrases.ts'

export const effectPhrases: InLocales<Phrases['came']> = {
  idle: {
    en: 'It changed nothing{nobody, select, attacked {: nobody attacked {who}} acted {: {who} did nothing} went {: {who} had no visitors} looked {: nobody looked into {who}} died {: {who} did not die} early {: {who} had acted before it} atOnce {: {who} acted at the same time} visit {: a visit does nothing by itself} others {: there was nothing to draw} other {}}.',
    ru: 'Это ничего не меняет{nobody, select, attacked {: на {who_acc} никто не нападает} acted {: {who_nom} без хода} went {: к {who_dat} никто не ходит} looked {: {who_acc} никто не проверяет} died {: {who_nom} остается в живых} early {: ход {who_gen} был раньше} atOnce {: ход {who_gen} был одновременно} visit {: сам по себе визит ничего не делает} others {: притягивать нечего} other {}}.',
  },
  lost: { en: '{who} died anyway.', ru: 'Спасти {who_acc} не удалось.' },
  blank: { en: 'It found nothing.', ru: 'Узнать ничего не удалось.' },
  died: {
    en: '{who} died.',
    ru: '{who_nom} {who_did, select, f {погибла} many {погибли} other {погиб}}.',
  },
  stopped: { en: 'It stopped {deeds}.', ru: 'Из-за этого не проходит: {deeds}.' },
  moved: { en: 'It moved {deeds}.', ru: 'Из-за этого меняется цель: {deeds}.' },
  worked: { en: 'Nothing stopped it.', ru: 'Этому ничто не мешает.' },
  brief: {
    en: '{how, select, lost {{who} died anyway} blank {nothing was found} other {{nobody, select, attacked {nobody attacked {who}} acted {{who} did nothing} went {{who} had no visitors} looked {nobody looked into {who}} died {{who} did not die} early {{who} had acted before it} atOnce {{who} acted at the same time} visit {a visit does nothing by itself} others {there was nothing to draw} other {it changed nothing}}}}',
    ru: '{how, select, lost {спасти {who_acc} не удалось} blank {узнать ничего не удалось} other {{nobody, select, attacked {на {who_acc} никто не нападает} acted {{who_nom} без хода} went {к {who_dat} никто не ходит} looked {{who_acc} никто не проверяет} died {{who_nom} остается в живых} early {ход {who_gen} был раньше} atOnce {ход {who_gen} был одновременно} visit {сам по себе визит ничего не делает} others {притягивать нечего} other {это ничего не меняет}}}}',
  },
}

/** How a tree answers whether a deed went through. */
export const answerPhrases: InLocales<Phrases['tree']['answer']> = {
  yes: { en: 'Yes.', ru: 'Да.' },
  no: { en: 'No.', ru: 'Нет.' },
  partial: { en: 'In part.', ru: 'Частично.' },
  idle: {
    en: 'Yes, but it changed nothing{nobody, select, attacked {: nobody attacked {who}} acted {: {who} did nothing} went {: {who} had no visitors} looked {: nobody looked into {who}} died {: {who} did not die} early {: {who} had acted before it} atOnce {: {who} acted at the same time} visit {: a visit does nothing by itself} others {: there was nothing to draw} other {}}.',
    ru: 'Да, но это ничего не меняет{nobody, select, attacked {: на {who_acc} никто не нападает} acted {: {who_nom} без хода} went {: к {who_dat} никто не ходит} looked {: {who_acc} никто не проверяет} died {: {who_nom} остается в живых} early {: ход {who_gen} был раньше} atOnce {: ход {who_gen} был одновременно} visit {: сам по себе визит ничего не делает} others {: притягивать нечего} other {}}.',
  },
  lost: {
    en: '{part, select, yes {In part} other {Yes}}, but {who} died anyway.',
    ru: '{part, select, yes {Частично} other {Да}}, но спасти {who_acc} не удалось.',
  },
  blank: {
    en: '{part, select, yes {In part} other {Yes}}, but it found nothing.',
    ru: '{part, select, yes {Частично} other {Да}}, но узнать ничего не удалось.',
  },
}
