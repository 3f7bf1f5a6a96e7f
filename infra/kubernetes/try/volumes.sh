#!/bin/bash
# Writes a storage class and its volumes: folders on each node, twelve of them.
set -euo pipefail
root=$1
cat <<YAML
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata:
  name: folders
  annotations: { storageclass.kubernetes.io/is-default-class: "true" }
provisioner: kubernetes.io/no-provisioner
volumeBindingMode: WaitForFirstConsumer
YAML
for n in 1 2 3; do
  for v in $(seq 12); do
    mkdir -p "$root/state/volumes/n$n-$v"
    cat <<YAML
---
apiVersion: v1
kind: PersistentVolume
metadata: { name: n$n-$v }
spec:
  storageClassName: folders
  capacity: { storage: 10Gi }
  accessModes: [ReadWriteOnce]
  local: { path: $root/state/volumes/n$n-$v }
  nodeAffinity:
    required:
      nodeSelectorTerms:
        - matchExpressions: [{ key: kubernetes.io/hostname, operator: In, values: [n$n] }]
YAML
  done
done
