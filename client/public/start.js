// Runs in the page's head, before the app's scripts have loaded: puts right the cookie by which the server chooses the
// page, and asks for the page's first data.
;(function () {
  var given = document.getElementById('first-requests')
  // The development server sends none.
  if (!given) return
  var page = JSON.parse(given.textContent)

  function token() {
    try {
      return localStorage.getItem('token')
    } catch {
      return null
    }
  }

  function isCookieSet() {
    return /(^|; )signed_in=1(;|$)/.test(document.cookie)
  }

  /** Whether the cookie was wrong and the browser took the right one. */
  function putCookieRight(isMember) {
    if (isCookieSet() === isMember) return false
    document.cookie = 'signed_in=1; path=/; samesite=lax; max-age=' + (isMember ? 31536000 : 0)
    return isCookieSet() === isMember
  }

  /** The same request as Apollo's link sends, which takes the answer over if it is. */
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

  var bearer = token()
  var isMember = Boolean(bearer)
  var isPageRight = isMember === (page.viewer === 'member')
  if (putCookieRight(isMember) && !isPageRight) return location.reload()
  if (!isPageRight) return
  window.firstAnswers = page.requests.map(send)
  window.firstAnswers.forEach(function (answer) {
    // The app shows the failure when it takes the answer.
    answer.response.catch(function () {})
  })
})()
