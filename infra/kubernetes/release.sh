#!/bin/sh
# Applies a release part by part, each as a rolling restart, in the order of docs/operations/upgrade.md.
# `kubectl apply -k` alone starts a new pod of every part at once, and on a small cluster requests fail
# meanwhile. If a part does not become ready, the release stops there and the rest stays unchanged; run the
# same command again to continue.
# Usage: infra/kubernetes/release.sh <overlay>, with images of the release in the overlay.
set -eu
overlay=$1
part=app.kubernetes.io/name

town() { kubectl --namespace town-guide "$@"; }
# With a selector, only objects with that label.
apply() { kubectl apply --server-side --force-conflicts -k "$overlay" "$@"; }
release() {
  apply --selector "$part=$1"
  town rollout status "$2" --timeout=10m
}

# Jobs cannot be changed. The database operator's own jobs are left alone.
town delete job provision-broker publish-slices --ignore-not-found
# Settings, secrets, the database and everything else that belongs to no part.
apply --selector "!$part"
release nats statefulset/nats
apply --selector "$part=provision-broker"
town wait --for=condition=Complete job/provision-broker --timeout=10m
# Catalog before advertising, whose migrations may need the newer catalog.
for service in catalog content advertising auth media notifications; do
  release "$service" "deployment/$service-service"
done
for server in site gateway slice-watch; do
  release "$server" "deployment/$server"
done
# The remaining objects: on single-node, the job of the slices.
apply
