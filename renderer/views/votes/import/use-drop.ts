/** Files dropped anywhere on the screen. Without this a window would leave the app and open the file instead. */
import { useEffect, useRef, useState } from 'react'
import { filesIn, type ThreadFile } from './thread-files.ts'

const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
  [...(dataTransfer?.items ?? [])].some(({ kind }) => kind === 'file')

/** @returns whether files are being dragged over the window */
export function useDrop(isOn: boolean, onFiles: (files: readonly ThreadFile[]) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const enter = (event: DragEvent): void => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = isOn ? 'copy' : 'none'
      setOver(isOn)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      if (isOn && event.dataTransfer) void filesIn(event.dataTransfer).then(files => latest.current(files))
    }
    const listeners = { dragenter: enter, dragover: enter, dragleave: leave, drop } as const
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener)
    }
  }, [isOn])
  return over
}
