import { useEffect, useState } from "react";
import type { VisualEditor } from "#app/features/articles/writing/visual-editor.tsx";

/** The visual editor once it is there; `failed` when it cannot be fetched. */
export function useVisualEditor(): typeof VisualEditor | "failed" | undefined {
	const [editor, setEditor] = useState<{ Component: typeof VisualEditor } | "failed">();
	useEffect(() => {
		let left = false;
		import("#app/features/articles/writing/visual-editor.tsx").then(
			({ VisualEditor: Component }) => left || setEditor({ Component }),
			() => left || setEditor("failed"),
		);
		return () => {
			left = true;
		};
	}, []);
	return editor === "failed" ? editor : editor?.Component;
}
