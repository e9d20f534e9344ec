// Runs in the page's head before the app's scripts: corrects the cookie by which the server chooses the page, and sends
// the page's first requests.
;(function () {
  var given = document.getElementById('first-requests')
  // The development server sends none.
  if (!given) return
  var page = JSON.parse(given.textContent)

  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  function isCookieSet() {
    return /(^|; )signed_in=1(;|$)/.test(document.cookie)
  }

  /** Returns whether the cookie was wrong and is now right. */
  function putCookieRight(isMember) {
    if (isCookieSet() === isMember) return false
    document.cookie = 'signed_in=1; path=/; samesite=lax; max-age=' + (isMember ? 31536000 : 0)
    return isCookieSet() === isMember
  }

  /** Apollo's link uses this answer only if its request is the same. */
  function send(operation) {
    var accept = { accept: 'application/graphql-response+json,application/json;q=0.9' }
    var json = { 'content-type': 'application/json' }
    if (!bearer) {
      var fields = Object.keys(operation).map(function (name) {
        var value = operation[name]
        return name + '=' + encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))
      })
      var address = '/graphql?' + fields.join('&')
      return { key: address, token: null, response: fetch(address, { headers: Object.assign(accept, json) }) }
    }
    var body = JSON.stringify(operation)
    var headers = Object.assign(accept, json, { authorization: 'Bearer ' + bearer })
    return { key: body, token: bearer, response: fetch('/graphql', { method: 'POST', headers: headers, body: body }) }
  }

  var bearer = stored('token')
  var isMember = Boolean(bearer)
  var isPageRight = isMember === (page.viewer === 'member')
  if (putCookieRight(isMember) && !isPageRight) return location.reload()
  if (!isPageRight) return
  // Only the browser knows this choice of Home (reposts/showsReposts.ts).
  page.requests.forEach(function (operation) {
    if (operation.variables.reposts) operation.variables.reposts = stored('reposts') !== 'off'
  })
  // The app reads the list of a reload far down around the place in the history entry, which is another request.
  var isFarDown = Boolean(history.state && history.state.place)
  var requests = page.requests.filter(function (operation) {
    return !isFarDown || operation.operationName === 'Viewer'
  })
  window.firstAnswers = requests.map(send)
  window.firstAnswers.forEach(function (answer) {
    // The app reports the failure when it uses the answer.
    answer.response.catch(function () {})
  })
  // What the app has not asked for by now would be old when it asks.
  setTimeout(function () {
    window.firstAnswers = []
  }, 60000)
})()
