/** What is said of a composed ability that has no place in the list. */
import type { ComponentKind } from '../../rules/component.ts'
import { sayingInEach, type InEach } from '../../text/in-each.ts'

export const says = sayingInEach(
  {
    beyond: '{ability}: the list does not know what to do with {idle}',
    alwaysAtWork: 'what is always at work',
  },
  {
    beyond: '{ability}: в списке для этого нет места ({idle})',
    alwaysAtWork: 'то, что действует всегда',
  },
)

const inRussian: Readonly<Record<ComponentKind, string>> = {
  visit: 'визит',
  kill: 'убийство',
  block: 'блок',
  protect: 'защита',
  halt: 'полная остановка',
  move: 'перемещение',
  learn: 'проверка',
  sense: 'слежка',
  frame: 'чужая сторона при проверке цели',
  seem: 'чужая сторона при проверке',
  retaliate: 'нападение на того, кто пришел',
  intercept: 'перехват нападения',
  bind: 'смерть вслед за другим',
  perish: 'смерть от чужой стороны',
  clean: 'скрытая роль погибшего',
  recruit: 'вербовка',
  mark: 'метка',
}

/** What an ability is made of: by its id in English, where hosts write ids. */
export const componentSaid = (id: ComponentKind): InEach => ({ en: id, ru: inRussian[id] })
