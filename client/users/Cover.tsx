import { mediaSrcSet } from '../../server/media/media.rules.ts'

/** No upload is stored wider, and how wide this one is nobody needs to know: its shape is given by where it stands. */
const widest = 2_048

/** The wide picture on top of a profile. It says nothing itself. */
export function Cover({ src }: { src: string }) {
  return <img src={src} srcSet={mediaSrcSet(src, widest)} sizes="(max-width: 699px) 100vw, 600px" alt="" />
}
