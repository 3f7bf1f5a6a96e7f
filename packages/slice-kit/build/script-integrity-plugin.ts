import type { Compiler } from '@rspack/core';

/**
 * Connects a slice's chunk loader with the shell. The loader looks up the hash of each script in the
 * shell's table, which comes from the signed registry, so that the browser refuses a script that is
 * not the published one. After a failure the shell changes the scripts' addresses, because a browser
 * would wait again for a script that hangs. Addresses are paths, as in the page that the server
 * wrote: a style sheet that the page already has must not load twice.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimePlugin } = compiler.webpack;
    const { publicPath } = RuntimeGlobals;
    compiler.hooks.thisCompilation.tap('ScriptIntegrityPlugin', (compilation) => {
      RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
        'ScriptIntegrityPlugin',
        (code) =>
          `${code}\nscript.src=url+(self.sliceAttempt||'');script.integrity=self.sliceIntegrity?.[new URL(url,location)]||'';`,
      );
      compilation.hooks.runtimeModule.tap('ScriptIntegrityPlugin', (module) => {
        if (module.name !== 'auto_public_path' || !module.source) return;
        const source = module.source.source.toString('utf8');
        module.source.source = Buffer.from(
          `${source}\n${publicPath}=new URL(${publicPath}).pathname;`,
        );
      });
    });
  }
}
