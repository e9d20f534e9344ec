// A file of its own, as the content policy forbids scripts inside the page.
/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: true,
  tryItOutEnabled: true,
  // Would send the document to somebody else's server.
  validatorUrl: null,
})
