// Runs before the first paint: the stored mode, else the default one. A file of its own, as the page allows no inline scripts.
;(function () {
  var root = document.documentElement
  var stored = null
  try {
    stored = localStorage.getItem('mode')
  } catch {
    // Storage may be forbidden; the default mode then decides.
  }
  var followsSystem = root.dataset.defaultMode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches
  var dark = stored ? stored === 'dark' : followsSystem
  root.dataset.mode = dark ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]').content = dark ? '#0f1215' : '#ffffff'
})()
