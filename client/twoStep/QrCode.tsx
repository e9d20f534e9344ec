import { encode } from 'uqr'
import css from './TwoStep.module.css'

/** The margin that cameras need, in modules. */
const border = 4

/** A text as a QR code, dark on light in both modes, because cameras expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={squares.join('')} />
    </svg>
  )
}
