#!/bin/sh
# Applies a release one part after the other, each as a rolling restart, in the order of
# docs/operations/upgrade.md. `kubectl apply -k` alone starts a new pod of every part at once: on a
# small cluster requests fail meanwhile. A part that does not become ready ends the release there, and
# the rest stays as it was; the same command goes on with it.
# Usage: infra/kubernetes/release.sh <overlay>, with images of the release in the overlay.
set -eu
overlay=$1
part=app.kubernetes.io/name

town() { kubectl --namespace town-guide "$@"; }
# With a selector: only what has that label.
apply() { kubectl apply --server-side --force-conflicts -k "$overlay" "$@"; }
release() {
  apply --selector "$part=$1"
  town rollout status "$2" --timeout=10m
}

# A job cannot be changed. No other job: the database's operator has jobs of its own.
town delete job provision-broker publish-slices --ignore-not-found
# Settings, secrets, the database and what else belongs to no part.
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
# What is left: the job of the slices, on single-node.
apply
