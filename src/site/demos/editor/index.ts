export { EditedDemo, type EditedDemoProps, type EditStart } from './EditedDemo';
