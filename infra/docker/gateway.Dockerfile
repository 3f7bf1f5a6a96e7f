# syntax=docker/dockerfile:1.20

# --- build and runtime: the same text in every Dockerfile here, so that all images share them
FROM node:26.10.0-trixie-slim AS build
WORKDIR /src
COPY --parents package.json package-lock.json */package.json */*/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund --ignore-scripts
COPY . .
RUN npm run build

# --- the base of every image: Node without debug symbols, and the libraries that Node and native
# packages load. It has no shell and no package manager.
FROM debian:13.2-slim AS debian
RUN apt-get update \
  && apt-get install --yes --no-install-recommends binutils libatomic1 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /usr/local/bin/node /usr/local/bin/node
RUN strip /usr/local/bin/node \
  && mkdir --mode 1777 --parents /system/tmp \
  && { ldd /usr/local/bin/node | grep --only-matching '/[^ )]*'; \
    dpkg --listfiles libc6 libgcc-s1 libstdc++6 libatomic1 | grep '/lib/[^/]*/[^/]*\.so\.[0-9.]*$'; } \
  | xargs cp --dereference --parents --target-directory /system /usr/local/bin/node /etc/nsswitch.conf
# The time of the commit, so that one commit always gives the same image.
ARG SOURCE_DATE_EPOCH
RUN find /system -exec touch --no-dereference --date "@${SOURCE_DATE_EPOCH:-$(date +%s)}" {} +
FROM scratch AS runtime
COPY --from=debian /system /
RUN ["node", "--version"]

FROM build AS files
RUN node infra/docker/dist/assemble-command.js gateway /image
ARG SOURCE_DATE_EPOCH
RUN find /image -exec touch --no-dereference --date "@${SOURCE_DATE_EPOCH:-$(date +%s)}" {} +

# --- nginx with brotli, and the libraries of both
FROM debian AS nginx
RUN apt-get update \
  && apt-get install --yes --no-install-recommends \
    nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /nginx \
  && ldd /usr/sbin/nginx /usr/lib/nginx/modules/*_brotli_*.so \
  | grep --only-matching '\s/[^ )]*' | sort --unique \
  | xargs cp --dereference --parents --target-directory /nginx \
    /usr/sbin/nginx /usr/lib/nginx/modules/*_brotli_*.so
ARG SOURCE_DATE_EPOCH
RUN find /nginx -exec touch --no-dereference --date "@${SOURCE_DATE_EPOCH:-$(date +%s)}" {} +

# --- the image: nginx, and the program that fills in the template and then becomes nginx
FROM runtime
COPY --from=nginx /nginx /
COPY --from=files /image /app
WORKDIR /app
USER 10001:10001
ENV NODE_ENV=production PORT=8080 HEALTH_PATH=/favicon.svg RUN_DIR=/tmp/gateway \
    BROTLI_MODULES=/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so,/usr/lib/nginx/modules/ngx_http_brotli_static_module.so \
    ASSETS_DIR=/app/shells/site/dist/client PUBLIC_DIR=/app/shells/site/dist/public SLICES_DIR=/slices
EXPOSE 8080
# With SIGQUIT nginx finishes the requests in flight.
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
