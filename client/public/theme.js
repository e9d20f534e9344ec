// Sets the display mode, the text size, the right shell and the place to start at before the first paint. The security
// policy forbids inline scripts, so this is a separate file.
;(function () {
  var root = document.documentElement

  /** The browser may forbid access to the storage. */
  function stored(storage, key) {
    try {
      return window[storage].getItem(key)
    } catch {
      return null
    }
  }

  function showMode() {
    var mode = stored('localStorage', 'mode')
    var followsSystem =
      stored('localStorage', 'mode-choice') === 'system' || (!mode && root.dataset.defaultMode === 'system')
    var dark = followsSystem ? matchMedia('(prefers-color-scheme: dark)').matches : mode === 'dark'
    root.dataset.mode = dark ? 'dark' : 'light'
    document.querySelector('meta[name="theme-color"]').content = dark ? '#0f1215' : '#ffffff'
  }

  function escaped(text) {
    var span = document.createElement('span')
    span.textContent = text
    return span.innerHTML.replace(/"/g, '&quot;')
  }

  /** The members' shell has placeholders for the name and avatar. */
  function fillIn(shell) {
    var user = {}
    try {
      user = JSON.parse(stored('localStorage', 'userData')) || {}
    } catch {
      // The JSON is invalid, and the app will show the name when the server has answered.
    }
    user.avatarSrcSet = stored('localStorage', 'avatar-srcset')
    shell.innerHTML = shell.innerHTML.replace(/%(username|name|avatar|avatarSrcSet)%/g, function (_, key) {
      return escaped(String(user[key] || ''))
    })
    shell.dataset.ready = ''
  }

  /** A new visit starts at the opened post, not at what it answers. */
  function startAtPost() {
    new window.MutationObserver(function (_, parsing) {
      var post = document.querySelector('[data-start]')
      // The styles may still be loading. The frame waits for them.
      if (post)
        window.requestAnimationFrame(function () {
          post.scrollIntoView()
        })
      if (post || document.getElementById('settings')) parsing.disconnect()
    }).observe(root, { childList: true, subtree: true })
  }

  var token = stored('localStorage', 'token')
  showMode()
  var entry = window.history.state
  if (entry === null) startAtPost()
  else if (entry.place) root.dataset.returning = ''
  var textSize = stored('localStorage', 'text-size')
  if (textSize) root.dataset.textSize = textSize
  if (stored('sessionStorage', 'prompt-dismissed') !== null) root.dataset.prompt = 'dismissed'
  if (!token) return
  root.dataset.viewer = 'member'
  new MutationObserver(function (_, parsing) {
    // #settings comes after the shells, so they are complete.
    if (!document.getElementById('settings')) return
    parsing.disconnect()
    var shell = document.querySelector('.member-shell')
    if (shell) fillIn(shell)
  }).observe(root, { childList: true, subtree: true })
})()
