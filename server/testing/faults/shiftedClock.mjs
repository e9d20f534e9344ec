/** With `node --import`, this shifts the clock of the process by CLOCK_SHIFT_MS milliseconds. */
const RealDate = Date
const now = () => RealDate.now() + Number(process.env.CLOCK_SHIFT_MS)

// A proxy, because libraries recognize Date by its name and by `instanceof`.
globalThis.Date = new Proxy(RealDate, {
  construct: (_, parts) => Reflect.construct(RealDate, parts.length === 0 ? [now()] : parts),
  get: (_, key) => (key === 'now' ? now : Reflect.get(RealDate, key)),
})
RealDate.prototype.constructor = globalThis.Date
