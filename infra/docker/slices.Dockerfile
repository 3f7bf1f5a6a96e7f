# syntax=docker/dockerfile:1.20

# --- build: the same words in every Dockerfile here, so that all images share one build
FROM node:26.10.0-trixie-slim AS build
WORKDIR /src
COPY --parents package.json package-lock.json */package.json */*/package.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund --ignore-scripts
COPY . .
RUN npm run build

FROM build AS files
# One slice (mfe-events), or all of them.
ARG SLICE=all
RUN node infra/docker/assemble.mjs "slices:$SLICE" /image && mkdir /slices

# --- the image: Node and the files; no package manager, no compiler
FROM debian:13.2-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=files /image /app
WORKDIR /app
USER 10001:10001
# A new volume takes its owner from here.
COPY --from=files --chown=10001:10001 /slices /slices
ENV NODE_ENV=production SLICES_DIR=/slices
# It publishes and ends: there is nothing to ask whether it is well.
HEALTHCHECK NONE
CMD ["node", "main.js"]
ARG SLICE=all
ARG VERSION=0.0.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="town-guide slices: $SLICE" \
      org.opencontainers.image.description="Built slices of the town guide, which it publishes" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
