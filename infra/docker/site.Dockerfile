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
RUN node infra/docker/dist/assemble-command.js site /image
ARG SOURCE_DATE_EPOCH
RUN find /image -exec touch --no-dereference --date "@${SOURCE_DATE_EPOCH:-$(date +%s)}" {} +

# --- the image: the runtime and the files; neither a shell nor a package manager nor a compiler
FROM runtime
COPY --from=files /image /app
WORKDIR /app
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=4s --start-period=30s --start-interval=1s --retries=3 \
  CMD ["node", "healthcheck.mjs"]
CMD ["node", "--max-old-space-size=128", "--no-maglev", "main.js"]
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="town-guide site" \
      org.opencontainers.image.description="The town guide's server, which renders every page" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
