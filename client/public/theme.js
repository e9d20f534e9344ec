// Runs before the first paint: the stored mode, else the system's. A file of its own, as the page allows no inline scripts.
;(function () {
  var stored = null
  try {
    stored = localStorage.getItem('mode')
  } catch {
    // Storage may be forbidden; the system's mode then decides.
  }
  var dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.mode = dark ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]').content = dark ? '#0f1215' : '#ffffff'
})()
