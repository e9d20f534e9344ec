# A Linnet server with its builds and the few packages that they lack. `docker compose up` runs it beside a MongoDB.
FROM node:24-bookworm-slim AS build
WORKDIR /linnet
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /linnet
COPY --from=build /linnet/package.json ./
COPY --from=build /linnet/node_modules node_modules
COPY --from=build /linnet/dist/client dist/client
COPY --from=build /linnet/dist/scaled-media dist/scaled-media
COPY --from=build /linnet/dist/server dist/server
COPY --from=build /linnet/dist/linnet.js dist/linnet.js
# A new volume takes its owner from this folder. The server writes nowhere else, because all data is in MongoDB.
RUN mkdir /backups && chown node:node /backups
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
