// Runs before the first paint, in a file of its own as the page allows no inline scripts: sets the mode, and fits the
// markup that the server sent to whoever is looking.
;(function () {
  var root = document.documentElement

  /** What storage has under a key; it may be forbidden. */
  function stored(storage, key) {
    try {
      return window[storage].getItem(key)
    } catch {
      return null
    }
  }

  function showMode() {
    var mode = stored('localStorage', 'mode')
    var followsSystem = root.dataset.defaultMode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches
    var dark = mode ? mode === 'dark' : followsSystem
    root.dataset.mode = dark ? 'dark' : 'light'
    document.querySelector('meta[name="theme-color"]').content = dark ? '#0f1215' : '#ffffff'
  }

  function escaped(text) {
    var span = document.createElement('span')
    span.textContent = text
    return span.innerHTML.replace(/"/g, '&quot;')
  }

  /** The markup for somebody who is logged in has marks where their name and picture belong. */
  function fillIn(shell) {
    var user = {}
    try {
      user = JSON.parse(stored('localStorage', 'userData')) || {}
    } catch {
      // Unreadable: the app puts the name there once the server has said it.
    }
    shell.innerHTML = shell.innerHTML.replace(/%(username|name|avatar)%/g, function (_, key) {
      return escaped(String(user[key] || ''))
    })
    shell.dataset.ready = ''
  }

  showMode()
  if (stored('sessionStorage', 'prompt-dismissed') !== null) root.dataset.prompt = 'dismissed'
  if (!stored('localStorage', 'token')) return
  root.dataset.viewer = 'member'
  new MutationObserver(function (_, parsing) {
    // What follows the markup is there: all of the markup is.
    if (!document.getElementById('settings')) return
    parsing.disconnect()
    var shell = document.querySelector('.member-shell')
    if (shell) fillIn(shell)
  }).observe(root, { childList: true, subtree: true })
})()
