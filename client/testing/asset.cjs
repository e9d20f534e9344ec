/** In tests, replaces imported images and plain style sheets. */
module.exports = 'asset'
