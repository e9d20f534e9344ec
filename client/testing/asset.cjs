/** Stands for a plain style sheet or a picture that a component imports in tests. */
module.exports = 'asset'
