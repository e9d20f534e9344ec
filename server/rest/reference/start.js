// A separate file, because the content security policy forbids inline scripts.
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: true,
  tryItOutEnabled: true,
  // The validator would send the document to an external server.
  validatorUrl: null,
})
