/** Small helpers to write SVG as text. Lengths are pixels, angles degrees, colours `#rrggbb`. */

export type Point = readonly [x: number, y: number]
export type Drawing = { width: number; height: number; svg: string }

const short = (value: number) => String(Math.round(value * 10) / 10)
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** A whole picture from its parts. */
export function drawing(width: number, height: number, ...parts: string[]): Drawing {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`
  return { width, height, svg: `${head}${parts.join('')}</svg>` }
}

/** A closed shape with straight sides. */
export const polygon = (points: readonly Point[], style: string) =>
  `<path d="M${points.map(pair).join('L')}Z" ${style}/>`

/** The path data of a soft line through all points (Catmull-Rom); `closed` joins its ends. */
export function softLine(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0]
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const second: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    return `C${pair(first)} ${pair(second)} ${pair(p2)}`
  })
  return `M${pair(at(0))}${pieces.join('')}${closed ? 'Z' : ''}`
}

export const path = (data: string, style: string) => `<path d="${data}" ${style}/>`
export const fill = (color: string, opacity = 1) => `fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}`
export const stroke = (color: string, width: number, opacity = 1) =>
  `fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"` +
  (opacity < 1 ? ` stroke-opacity="${opacity}"` : '')
export const circle = (x: number, y: number, r: number, style: string) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" ${style}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, style: string) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" ${style}/>`
export const rect = (x: number, y: number, width: number, height: number, style: string, radius = 0) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${radius}" ${style}/>`
export const line = (from: Point, to: Point, style: string) => path(`M${pair(from)}L${pair(to)}`, style)
export const group = (attributes: string, ...parts: string[]) => `<g ${attributes}>${parts.join('')}</g>`

/** A colour gradient from top to bottom (or another direction), to be used as `url(#id)`. */
export function gradient(id: string, stops: readonly string[], to: Point = [0, 1]): string {
  const marks = stops.map((color, i) => `<stop offset="${(i / (stops.length - 1)).toFixed(3)}" stop-color="${color}"/>`)
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${to[0]}" y2="${to[1]}">${marks.join('')}</linearGradient>`
}

/** A round glow that fades to nothing, to be used as `url(#id)`. */
export const glow = (id: string, color: string, opacity = 1) =>
  `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/>` +
  `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`

/** What is drawn inside `shapes` only. */
export const clipped = (id: string, shapes: string, ...parts: string[]) =>
  `<clipPath id="${id}">${shapes}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`

/** The colour between two colours, `part` from 0 (the first) to 1 (the second). */
export function mix(one: string, other: string, part: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(one, at) + (channel(other, at) - channel(one, at)) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** As many parts as asked for, joined. */
export const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

/** A point on a circle; 0 degrees is right, 90 is down. */
export function onCircle(center: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius]
}
