import { mount } from "svelte";

import App from "./App.svelte";
import { library } from "./house/library.svelte";
import { me } from "./house/me.svelte";
import { startRouting } from "./house/router.svelte";
import { words } from "./house/words.svelte";
import "./style/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

void library.ready();
void me.known();
await words.start();
mount(App, { target });
startRouting();
