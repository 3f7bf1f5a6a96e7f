# syntax=docker/dockerfile:1.20
FROM nats:2.12.1-alpine3.22
# A new volume takes its owner from here; the image's own user is root.
RUN mkdir /data && chown 10001:10001 /data
COPY infra/docker/nats/nats.conf infra/kubernetes/base/nats/authorization.conf /etc/nats/
USER 10001:10001
EXPOSE 4222
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s --start-interval=1s --retries=3 \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8222/healthz?js-enabled-only=true"]
CMD ["nats-server", "--config", "/etc/nats/nats.conf"]
LABEL org.opencontainers.image.title="town-guide nats" \
      org.opencontainers.image.description="The town guide's broker" \
      org.opencontainers.image.licenses="Apache-2.0"
