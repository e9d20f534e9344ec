const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * Shows a running step and its time: a spinner in a terminal, two lines elsewhere.
 * @type {<T>(title: string, action: () => Promise<T>) => Promise<T>}
 */
export async function showing(title, action) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  const stopSpinner = process.stdout.isTTY ? spin(() => `${title} … ${seconds()}`) : plain(`${title} …`)
  let mark = '✗'
  try {
    const result = await action()
    mark = '✓'
    return result
  } finally {
    stopSpinner()
    console.log(`${mark} ${title} (${seconds()})`)
  }
}

/** @param {string} line */
function plain(line) {
  console.log(line)
  return () => {}
}

/** @param {() => string} line */
function spin(line) {
  let frame = 0
  const draw = () => process.stdout.write(`\r\x1b[2K${frames[frame++ % frames.length]} ${line()}`)
  draw()
  const timer = setInterval(draw, 100)
  return () => {
    clearInterval(timer)
    process.stdout.write('\r\x1b[2K')
  }
}
