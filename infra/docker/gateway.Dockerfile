# syntax=docker/dockerfile:1.20

# --- build and runtime: the same words in every Dockerfile here, so that all images share them
FROM node:26.10.0-trixie-slim AS build
WORKDIR /src
COPY --parents package.json package-lock.json */package.json */*/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund --ignore-scripts
COPY . .
RUN npm run build

# --- what every image starts from: Debian, Node, and the one library of Node's that Debian slim lacks
FROM debian:13.2-slim AS runtime
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /usr/local/bin/node /usr/local/bin/node
RUN node --version

FROM build AS files
RUN node infra/docker/dist/assemble-command.js gateway /image

# --- the image: nginx with brotli, and the program that fills in the template and then becomes nginx
FROM runtime
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /var/www
COPY --from=files /image /app
WORKDIR /app
USER 10001:10001
ENV NODE_ENV=production PORT=8080 HEALTH_PATH=/favicon.svg RUN_DIR=/tmp/gateway \
    BROTLI_MODULES=/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so,/usr/lib/nginx/modules/ngx_http_brotli_static_module.so \
    ASSETS_DIR=/app/shells/site/dist/client PUBLIC_DIR=/app/shells/site/public SLICES_DIR=/slices
EXPOSE 8080
# nginx finishes what is in hand.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=4s --start-period=30s --start-interval=1s --retries=3 \
  CMD ["node", "healthcheck.mjs"]
CMD ["node", "main.js"]
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="town-guide gateway" \
      org.opencontainers.image.description="The town guide's one public port" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
