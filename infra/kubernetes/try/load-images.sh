#!/bin/bash
# Imports the image archives into the store of each node.
set -euo pipefail
state=$1/state
shift
for n in 1 2 3; do
  for archive; do
    ctr -a "$state/n$n/containerd.sock" -n k8s.io images import "$archive" >/dev/null &
  done
  wait
done
